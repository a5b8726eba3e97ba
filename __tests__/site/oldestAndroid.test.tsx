import { act, render } from "@testing-library/react";
import { InstallSteps } from "../../src/features/download/install/InstallSteps";

jest.mock("../../src/site/product", () => ({
  ...jest.requireActual("../../src/site/product"),
  oldestAndroid: "8.0",
}));

test("the oldest Android, once it is set, is in the help for installing", async () => {
  const { container } = await act(async () => render(<InstallSteps />));
  expect(container).toHaveTextContent("Needs Android 8.0 or newer.");
});
