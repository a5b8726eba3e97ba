import { productName } from "../../site/product";
import samples from "./sampleReleases.json";

/** The sample releases as a response of the API. Some of their names start with the product's. */
export const sampleReleases = samples.map((sample) => ({
  ...sample,
  name: sample.name.replace(/^Player\b/, productName),
}));
