declare module "subset-font" {
  /** Makes a font that has only the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}
