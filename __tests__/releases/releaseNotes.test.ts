import { parseReleaseNotes } from "../../src/releases/releaseNotes";

const MARKER = "What's Changed:";

test.each<[string, string | null | undefined, string[]]>([
  ["null notes give no features", null, []],
  ["absent notes give no features", undefined, []],
  ["empty notes give no features", "", []],
  ["notes without the marker give no features", "#### A line\n#### Another", []],
  ["a marker with other words gives no features", "What’s Changed:\n#### Typographic apostrophe", []],
  ["a marker in other letter case gives no features", "what's changed:\n#### a", []],
  ["lines before the marker do not count", `#### before\n${MARKER}\n#### after`, ["after"]],
  ["only lines with four hash marks count", `${MARKER}\n### three\n#### four\n- dash\ntext`, ["four"]],
  ["five hash marks leave one in the text", `${MARKER}\n##### x`, ["# x"]],
  ["eight hash marks leave four in the text", `${MARKER}\n######## x`, ["#### x"]],
  ["hash marks without a space count", `${MARKER}\n####tight`, ["tight"]],
  ["lines that hold nothing but hash marks are dropped", `${MARKER}\n####\n####   \n#### a`, ["a"]],
  ["CRLF ends a line", `${MARKER}\r\n#### one\r\n#### two\r\n`, ["one", "two"]],
  ["a lone carriage return ends a line", `${MARKER}\r#### one\r#### two`, ["one", "two"]],
  ["tabs and spaces around a line are trimmed", `${MARKER}\n\t  ####\t one \t\n`, ["one"]],
  ["the rest of the marker's own line counts", `${MARKER} #### same line\n#### next`, ["same line", "next"]],
  ["a second marker is only a line", `${MARKER}\n#### one\n${MARKER}\n#### two`, ["one", "two"]],
  ["a second marker inside a feature stays in it", `${MARKER}\n#### see ${MARKER} above`, [`see ${MARKER} above`]],
  [
    "markup in a line stays text",
    `${MARKER}\n#### <script>alert(1)</script> **bold** [a](javascript:b)`,
    ["<script>alert(1)</script> **bold** [a](javascript:b)"],
  ],
  ["the same line twice counts twice", `${MARKER}\n#### a\n#### a`, ["a", "a"]],
])("%s", (_, notes, features) => {
  expect(parseReleaseNotes(notes)).toEqual(features);
});
