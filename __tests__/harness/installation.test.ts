/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { installDebianPackages } from "../../harness/installation";

jest.mock("node:child_process", () => ({ execFileSync: jest.fn() }));
jest.mock("node:fs", () => ({ readFileSync: jest.fn() }));

const install = jest.mocked(execFileSync);
const systemIs = (release: string) => jest.mocked(readFileSync).mockReturnValue(release);
const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const UBUNTU = "ID=ubuntu\nID_LIKE=debian\n";

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(process, "getuid").mockReturnValue(0);
  systemIs(DEBIAN);
});

test("on Debian as root, packages are installed, and each command is printed with its reason and has a time limit", () => {
  expect(installDebianPackages("No Firefox found", ["firefox-esr"])).toBe(true);
  expect(install.mock.calls.map(([command, options]) => [command, ...(options ?? [])].join(" "))).toEqual([
    "apt-get update -qq",
    "apt-get install -y -qq --no-install-recommends firefox-esr",
  ]);
  expect(install).toHaveBeenCalledWith("apt-get", expect.anything(), expect.objectContaining({ timeout: 300_000 }));
  expect(console.log).toHaveBeenCalledWith("No Firefox found; running: apt-get update -qq");
});

test("a command that fails ends the installation", () => {
  install.mockImplementationOnce(() => {
    throw new Error("No network");
  });
  expect(installDebianPackages("No Firefox found", ["firefox-esr"])).toBe(false);
  expect(install).toHaveBeenCalledTimes(1);
});

test("a user who is not root, Ubuntu, and systems without /etc/os-release install no packages", () => {
  jest.spyOn(process, "getuid").mockReturnValueOnce(1000);
  expect(installDebianPackages("No Firefox found", ["firefox-esr"])).toBe(false);
  systemIs(UBUNTU);
  expect(installDebianPackages("No Firefox found", ["firefox-esr"])).toBe(false);
  jest.mocked(readFileSync).mockImplementation(() => {
    throw new Error("No such file");
  });
  expect(installDebianPackages("No Firefox found", ["firefox-esr"])).toBe(false);
  expect(install).not.toHaveBeenCalled();
});
