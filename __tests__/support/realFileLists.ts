/** Some files of a real project, in the API's order, and the file that each device needs. */
interface FileList {
  project: string;
  files: readonly string[];
  /**
   * A file's name, or `none` if nothing tells which file is right: for a phone whose browser names
   * no processor, and for phones with `arm64-v8a`, `armeabi-v7a` and `x86_64`.
   */
  expected: readonly string[];
}

/** Each project, its files and, after the `>`, the expected files, or one if all are the same. */
const TABLE = `
# A name without a processor beside names with one.
mihonapp/mihon
  mihon-arm64-v8a-v0.16.5.apk mihon-armeabi-v7a-v0.16.5.apk mihon-v0.16.5.apk
  mihon-x86-v0.16.5.apk mihon-x86_64-v0.16.5.apk
  > mihon-v0.16.5.apk mihon-arm64-v8a-v0.16.5.apk mihon-armeabi-v7a-v0.16.5.apk
  mihon-x86_64-v0.16.5.apk
# A universal package, and a variant of each package.
2dust/v2rayNG
  v2rayNG_1.9.0-fdroid_arm64-v8a.apk v2rayNG_1.9.0-fdroid_armeabi-v7a.apk
  v2rayNG_1.9.0-fdroid_universal.apk v2rayNG_1.9.0-fdroid_x86_64.apk
  v2rayNG_1.9.0_arm64-v8a.apk v2rayNG_1.9.0_armeabi-v7a.apk v2rayNG_1.9.0_universal.apk
  v2rayNG_1.9.0_x86.apk v2rayNG_1.9.0_x86_64.apk
  > v2rayNG_1.9.0_universal.apk v2rayNG_1.9.0_arm64-v8a.apk v2rayNG_1.9.0_armeabi-v7a.apk
  v2rayNG_1.9.0_x86_64.apk
# Other spellings of the processors, beside files for computers.
localsend/localsend
  LocalSend-1.15.4-android-arm32v7.apk LocalSend-1.15.4-android-arm64v8.apk
  LocalSend-1.15.4-android-x64.apk LocalSend-1.15.4-linux-arm-64.deb
  LocalSend-1.15.4-windows-x86-64.exe LocalSend-1.15.4.apk LocalSend-1.15.4.dmg
  > LocalSend-1.15.4.apk LocalSend-1.15.4-android-arm64v8.apk
  LocalSend-1.15.4-android-arm32v7.apk LocalSend-1.15.4-android-x64.apk
# Every name has the word "signed", as if it were a variant.
rustdesk/rustdesk
  rustdesk-1.3.1-aarch64-signed.apk rustdesk-1.3.1-aarch64.deb rustdesk-1.3.1-armv7-signed.apk
  rustdesk-1.3.1-universal-signed.apk rustdesk-1.3.1-x86_64-signed.apk rustdesk-1.3.1-x86_64.exe
  > rustdesk-1.3.1-universal-signed.apk rustdesk-1.3.1-aarch64-signed.apk
  rustdesk-1.3.1-armv7-signed.apk rustdesk-1.3.1-x86_64-signed.apk
KRTirtho/spotube
  RELEASE.md5sum Spotube-android-all-arch.apk Spotube-linux-x86_64.deb Spotube-macos-universal.dmg
  > Spotube-android-all-arch.apk
# A variant before the plain package.
bitwarden/android
  com.x8bit.bitwarden-fdroid.apk com.x8bit.bitwarden-fdroid.apk-sha256.txt
  com.x8bit.bitwarden.aab com.x8bit.bitwarden.apk
  > com.x8bit.bitwarden.apk
# Two builds, and no word tells which one is the plain one.
jellyfin/jellyfin-android
  jellyfin-android-v2.6.2-libre-release.apk jellyfin-android-v2.6.2-proprietary-release.apk
  > none
# No package for every processor: only the browser can tell which one is right.
jarnedemeulemeester/findroid
  findroid-v0.15.3-libre-arm64-v8a.apk findroid-v0.15.3-libre-armeabi-v7a.apk
  findroid-v0.15.3-libre-x86.apk findroid-v0.15.3-libre-x86_64.apk
  > none findroid-v0.15.3-libre-arm64-v8a.apk findroid-v0.15.3-libre-armeabi-v7a.apk
  findroid-v0.15.3-libre-x86_64.apk
# Packages for cars and watches.
home-assistant/android
  app-full-release.apk automotive-full-release.apk wear-release.apk
  > app-full-release.apk
# The browser and its engine, in one list.
uazo/cromite
  arm64_ChromePublic.apk arm64_SystemWebView.apk arm_ChromePublic.apk chrome-win.zip
  x64_ChromePublic.apk
  > none none arm_ChromePublic.apk x64_ChromePublic.apk
# Nothing for Android.
Genymobile/scrcpy
  scrcpy-linux-x86_64-v3.1.tar.gz scrcpy-server-v3.1 SHA256SUMS.txt
  > none
# The only package is for one processor.
simplex-chat/simplex-chat
  simplex-aarch64.apk simplex-desktop-macos-aarch64.dmg
  > simplex-aarch64.apk simplex-aarch64.apk none none
`;

/** The rows of the table. */
export const FILE_LISTS: readonly FileList[] = TABLE.replace(/^#.*\n/gm, "")
  .trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [given = "", wanted = ""] = row.split(">");
    const [project = "", ...files] = given.trim().split(/\s+/);
    const names = wanted.trim().split(/\s+/);
    const [first = ""] = names;
    return { project, files, expected: names.length > 1 ? names : Array(4).fill(first) };
  });
