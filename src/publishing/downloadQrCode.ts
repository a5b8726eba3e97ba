import { renderSVG } from "uqr";
import { pageColour } from "../site/product";

/** Modules of the light border that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The light modules, text of the tokens. */
const LIGHT = "#F6F2EC";

/** A QR code of an address as SVG, with its quiet zone. Error correction M: a screen has no dirt. */
export function renderQrCode(address: string): string {
  return renderSVG(address, { ecc: "M", border: QUIET_ZONE, pixelSize: 1, whiteColor: LIGHT, blackColor: pageColour }).replace(
    "<svg ",
    '<svg shape-rendering="crispEdges" ',
  );
}
