declare module "@devicefarmer/adbkit-apkreader/lib/apkreader/parser/manifest" {
  /** Parses a binary `AndroidManifest.xml`. */
  export default class ManifestParser {
    constructor(content: Buffer);
    readonly xmlParser: {
      strings: string[];
      resources: number[];
      readResourceMap(header: unknown): void;
    };
    parse(): unknown;
  }
}
