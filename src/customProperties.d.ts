import "react";

declare module "react" {
  /** A style may set custom properties, such as `--level`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
