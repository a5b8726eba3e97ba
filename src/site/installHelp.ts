import { oldestAndroid } from "./product";

/** How to install the app from a downloaded file (docs/rules.md, 3.20). Each text is plain. */
export const installHelp = {
  steps: [
    "Your browser may warn that this type of file can harm your device. It warns of every app that comes from a website.",
    "When the download is complete, open the file on your phone: press the message, or look in the browser's downloads. From a computer, copy it to the phone first.",
    'Android asks once whether your browser may install apps. Press Settings, turn on "Allow from this source", and go back.',
    "Press Install. Google Play Protect may offer to scan the app, because it did not come from Google Play. You can let it.",
  ],
  update: "An update installs over the version that you have. Your music and playlists stay.",
  older:
    "This is an older version. Android does not install it over a newer one: uninstall the app first. That deletes the music and playlists in it.",
  failed: 'If Android says "App not installed"',
  reasons: [
    "A newer version is installed. To go back, uninstall it first; that deletes the music and playlists in it.",
    "The app is installed from somewhere else, with another signature. Uninstall that one first; what it holds goes too.",
    'The file is for another processor. Choose another one under "All files": a universal package works on any phone.',
    ...(oldestAndroid ? [`Your Android is older than ${oldestAndroid}.`] : []),
  ],
  requirement: oldestAndroid && `Needs Android ${oldestAndroid} or newer.`,
  google: "What Google says about apps from outside its store:",
  googlePages: [
    { label: "Installing them", href: "https://support.google.com/android/answer/9457058" },
    { label: "Play Protect", href: "https://support.google.com/googleplay/answer/2812853" },
    { label: "Developer verification", href: "https://developer.android.com/developer-verification" },
  ],
} as const;
