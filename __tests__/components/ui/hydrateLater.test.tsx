import { act } from "@testing-library/react";
import { type ReactElement, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { hydrateLater } from "../../../src/components/ui/hydrateLater";

const Section = hydrateLater(function Section({ text }: { text: string }) {
  return <p>{text}</p>;
});

/** A page that renders again in its first layout effect: before React hydrates the section. */
function Page({ laterText }: { laterText: string }) {
  const [shownText, setShownText] = useState("built");
  const [, setRenders] = useState(1);
  useLayoutEffect(() => {
    setRenders(2);
    setShownText(laterText);
  }, [laterText]);
  return <Section text={shownText} />;
}

const BUILT_HTML = renderToString(<Section text="built" />);

/** Hydrates the page from the built HTML. Gives the container, the HTML's paragraph, and the errors that React recovered from. */
async function hydrate(page: ReactElement) {
  const container = document.createElement("div");
  container.innerHTML = BUILT_HTML;
  const builtParagraph = container.querySelector("p");
  const recovered: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) });
  });
  return { container, builtParagraph, recovered };
}

test.each([
  ["its parent renders again", "built"],
  ["new props arrive, which reach it afterwards", "new"],
])("a section keeps the nodes of the server's HTML if, before it is hydrated, %s", async (_, laterText) => {
  expect(BUILT_HTML).toBe("<!--$--><p>built</p><!--/$-->");
  const { container, builtParagraph, recovered } = await hydrate(<Page laterText={laterText} />);
  expect(container.querySelector("p")).toBe(builtParagraph);
  expect(builtParagraph).toHaveTextContent(laterText);
  expect(recovered).toEqual([]);
});
