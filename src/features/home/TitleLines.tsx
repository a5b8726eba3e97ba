import { Fragment } from "react";

interface TitleLinesProps {
  lines: readonly string[];
}

/** A title with a span for each line. The space between two lines is for search engines and for visitors who copy the title. */
export function TitleLines({ lines }: TitleLinesProps) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span>{line}</span>
    </Fragment>
  ));
}
