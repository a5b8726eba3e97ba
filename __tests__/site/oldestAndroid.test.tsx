import { act, render } from "@testing-library/react";
import { InstallSteps } from "../../src/features/download/install/InstallSteps";
import { renderPlainList } from "../../src/publishing/plainList";

jest.mock("../../src/site/product", () => ({ ...jest.requireActual("../../src/site/product"), oldestAndroid: "8.0" }));

test("the oldest Android, once it is set, is in the help for installing and in the plain list", async () => {
  const { container } = await act(async () => render(<InstallSteps />));
  for (const text of [container.textContent, renderPlainList([])]) {
    expect(text).toContain("Needs Android 8.0 or newer.");
    expect(text).toContain("Your Android is older than 8.0.");
  }
});
