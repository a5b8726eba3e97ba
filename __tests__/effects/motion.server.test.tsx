/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { PageTransition } from "../../src/effects/PageTransition";
import { ParticleBackground } from "../../src/effects/ParticleBackground";
import { Reveal } from "../../src/effects/Reveal";

test("the built HTML of a page hides and shifts nothing", () => {
  const html = renderToString(
    <PageTransition pageKey="/">
      <Reveal>
        <p>Words</p>
      </Reveal>
      <Reveal isLarge>
        <p>A scene</p>
      </Reveal>
    </PageTransition>,
  );
  expect(html).toContain("Words");
  expect(html).toContain("A scene");
  expect(html).not.toMatch(/opacity:\s*0(?!\.|\d)/);
  expect(html).not.toMatch(/translate/);
});

test("the built HTML of the particles has only their picture", () => {
  const html = renderToString(<ParticleBackground stillUrl="/dust.svg" />);
  expect(html).toContain("/dust.svg");
  expect(html).not.toContain("canvas");
});
