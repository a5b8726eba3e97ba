import { userContent } from "./product";

const installsOver = "A newer version installs over the one that you have.";
export const updateText = `${installsOver} Your ${userContent} stay.`;

export const goingBackText =
  "Android does not install an older version over a newer one. " +
  `You would have to remove the app first, with the ${userContent} in it.`;

/** How to install a downloaded package. The most frequent reason is the first. */
export const installHelp = {
  note: "Installing takes four steps",
  steps: [
    'If the browser warns, press "Download anyway". ' +
      "It warns of every app that comes from a website.",
    'When the download is done, press "Open", or look in Downloads. ' +
      "From a computer, copy the file to the phone first.",
    'If Android asks, press "Settings", turn on "Allow from this source", and go back.',
    'Press "Install". If Google Play Protect asks, press "Scan app": ' +
      'it asks about apps from outside Google Play. Then press "Open".',
  ],
  failed: 'If Android says "App not installed", or the phone blocks it',
  reasons: [
    "The file is for another kind of phone. " +
      'Take another one from "All files": best one that works on any phone.',
    "The download broke off. Download the file again.",
    'If it says "There was a problem parsing the package", the download broke off, ' +
      "or this Android is too old for the app.",
    "The phone is full. Make room, and press the file again.",
    "The app is installed from somewhere else, with another signature. " +
      "Uninstall that one first; what it holds goes too.",
    "A newer version is installed. " +
      `To go back, uninstall it first; that deletes the ${userContent} in it.`,
    'On Samsung, turn off "Auto Blocker" in "Security and privacy", install, and turn it on again.',
    // Outside China, it is called App Guard.
    'On Huawei, do the same with "Pure Mode" or "App Guard" in "System & updates".',
    'On Android 16, do the same with "Advanced Protection" in "Security & privacy".',
  ],
  google: "What Google says about apps from outside its store:",
  googlePages: [
    { label: "Installing them", href: "https://support.google.com/android/answer/9457058" },
    { label: "Play Protect", href: "https://support.google.com/googleplay/answer/2812853" },
    {
      label: "Developer verification",
      href: "https://developer.android.com/developer-verification",
    },
  ],
} as const;
