import { renderSVG } from "uqr";
import { pageColour } from "../site/product";

/** Width of the light border that a reader needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Colour of the light modules: `--text` in styles/tokens.css. */
const LIGHT = "#F6F2EC";

/** A QR code of a URL as SVG, with its quiet zone. Error correction M is enough because a screen does not get dirty. */
export function renderQrCode(url: string): string {
  return renderSVG(url, { ecc: "M", border: QUIET_ZONE, pixelSize: 1, whiteColor: LIGHT, blackColor: pageColour }).replace(
    "<svg ",
    '<svg shape-rendering="crispEdges" ',
  );
}
