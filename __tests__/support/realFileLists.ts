/** What a project attaches to its releases, in the order of the API, and the package that each kind of device needs. */
export interface FileList {
  project: string;
  files: readonly string[];
  /**
   * The start of a file's name, or null if nothing tells which file is meant: for a phone whose browser names no processor (and for a
   * computer), and for phones that name 64-bit ARM, 32-bit ARM and 64-bit x86.
   */
  expected: readonly (string | null)[];
}

/**
 * Names of files as real Android projects attach them to releases on GitHub: the project, its files and, after the `>`, the four
 * expected packages, or one if they are the same.
 */
const TABLE = `
TeamNewPipe/NewPipe
  NewPipe_v0.27.2.apk
  > NewPipe_v0.27.2.apk
# All of them are test builds by their names. Only the maintainers can say that these are meant for everyone.
termux/termux-app
  sha256sums termux-app_v0.118.1+github-debug_arm64-v8a.apk termux-app_v0.118.1+github-debug_armeabi-v7a.apk
  termux-app_v0.118.1+github-debug_universal.apk termux-app_v0.118.1+github-debug_x86.apk
  termux-app_v0.118.1+github-debug_x86_64.apk
  > none
mihonapp/mihon
  mihon-arm64-v8a-v0.16.5.apk mihon-armeabi-v7a-v0.16.5.apk mihon-v0.16.5.apk mihon-x86-v0.16.5.apk mihon-x86_64-v0.16.5.apk
  > mihon-v0.16.5.apk mihon-arm64-v8a mihon-armeabi-v7a mihon-x86_64
JunkFood02/Seal
  Seal-1.13.1-arm64-v8a-release.apk Seal-1.13.1-armeabi-v7a-release.apk Seal-1.13.1-universal-release.apk
  Seal-1.13.1-x86-release.apk Seal-1.13.1-x86_64-release.apk
  > Seal-1.13.1-universal Seal-1.13.1-arm64-v8a Seal-1.13.1-armeabi-v7a Seal-1.13.1-x86_64
ImranR98/Obtainium
  app-arm64-v8a-fdroid-release.apk app-arm64-v8a-release.apk app-armeabi-v7a-fdroid-release.apk app-armeabi-v7a-release.apk
  app-fdroid-release.apk app-release.apk app-x86_64-fdroid-release.apk app-x86_64-release.apk
  > app-release.apk app-arm64-v8a-release.apk app-armeabi-v7a-release.apk app-x86_64-release.apk
2dust/v2rayNG
  v2rayNG_1.9.0-fdroid_arm64-v8a.apk v2rayNG_1.9.0-fdroid_armeabi-v7a.apk v2rayNG_1.9.0-fdroid_universal.apk
  v2rayNG_1.9.0-fdroid_x86_64.apk v2rayNG_1.9.0_arm64-v8a.apk v2rayNG_1.9.0_armeabi-v7a.apk v2rayNG_1.9.0_universal.apk
  v2rayNG_1.9.0_x86.apk v2rayNG_1.9.0_x86_64.apk
  > v2rayNG_1.9.0_universal v2rayNG_1.9.0_arm64-v8a v2rayNG_1.9.0_armeabi-v7a v2rayNG_1.9.0_x86_64
localsend/localsend
  LocalSend-1.15.4-android-arm32v7.apk LocalSend-1.15.4-android-arm64v8.apk LocalSend-1.15.4-android-x64.apk
  LocalSend-1.15.4-linux-arm-64.deb LocalSend-1.15.4-linux-x86-64.AppImage LocalSend-1.15.4-windows-x86-64.exe
  LocalSend-1.15.4.apk LocalSend-1.15.4.dmg
  > LocalSend-1.15.4.apk LocalSend-1.15.4-android-arm64v8 LocalSend-1.15.4-android-arm32v7 LocalSend-1.15.4-android-x64
hiddify/hiddify-app
  Hiddify-Android-arm64.apk Hiddify-Android-arm7.apk Hiddify-Android-universal.apk Hiddify-Android-x86_64.apk
  Hiddify-Linux-x64.AppImage Hiddify-MacOS.dmg Hiddify-Windows-Setup-x64.exe
  > Hiddify-Android-universal Hiddify-Android-arm64 Hiddify-Android-arm7 Hiddify-Android-x86_64
rustdesk/rustdesk
  rustdesk-1.3.1-aarch64-signed.apk rustdesk-1.3.1-aarch64.deb rustdesk-1.3.1-aarch64.dmg rustdesk-1.3.1-armv7-signed.apk
  rustdesk-1.3.1-universal-signed.apk rustdesk-1.3.1-x86_64-signed.apk rustdesk-1.3.1-x86_64.exe
  > rustdesk-1.3.1-universal rustdesk-1.3.1-aarch64-signed.apk rustdesk-1.3.1-armv7 rustdesk-1.3.1-x86_64-signed.apk
KRTirtho/spotube
  RELEASE.md5sum RELEASE.sha256sum Spotube-android-all-arch.apk Spotube-linux-x86_64.deb Spotube-macos-universal.dmg
  Spotube-windows-x86_64-setup.exe
  > Spotube-android-all-arch.apk
immich-app/immich
  app-arm64-v8a-release.apk app-armeabi-v7a-release.apk app-release.apk app-x86_64-release.apk docker-compose.yml example.env
  > app-release.apk app-arm64-v8a app-armeabi-v7a app-x86_64
bitwarden/android
  com.x8bit.bitwarden-fdroid.apk com.x8bit.bitwarden-fdroid.apk-sha256.txt com.x8bit.bitwarden.aab com.x8bit.bitwarden.apk
  com.x8bit.bitwarden.apk-sha256.txt
  > com.x8bit.bitwarden.apk
# Two builds for each processor, and no word tells which one is the plain one.
element-hq/element-x-android
  app-fdroid-arm64-v8a-release.apk app-fdroid-universal-release.apk app-gplay-arm64-v8a-release.apk
  app-gplay-universal-release.apk
  > none
jellyfin/jellyfin-android
  jellyfin-android-v2.6.2-libre-release.apk jellyfin-android-v2.6.2-proprietary-release.aab
  jellyfin-android-v2.6.2-proprietary-release.apk
  > none
# No package for every processor: only the browser can tell which one is right.
jarnedemeulemeester/findroid
  findroid-v0.15.3-libre-arm64-v8a.apk findroid-v0.15.3-libre-armeabi-v7a.apk findroid-v0.15.3-libre-x86.apk
  findroid-v0.15.3-libre-x86_64.apk
  > none findroid-v0.15.3-libre-arm64-v8a findroid-v0.15.3-libre-armeabi-v7a findroid-v0.15.3-libre-x86_64
beemdevelopment/Aegis
  aegis-v3.2.apk aegis-v3.2.apk.asc
  > aegis-v3.2.apk
# The checksums and the signature are listed first.
syncthing/syncthing-android
  sha1sum.txt.asc sha256sum.txt.asc app-release.apk
  > app-release.apk
home-assistant/android
  app-full-release.apk app-minimal-release.apk automotive-full-release.apk wear-release.apk
  > none
ironfox-oss/IronFox
  IronFox-v130.0-arm64-v8a.apk IronFox-v130.0-armeabi-v7a.apk IronFox-v130.0-universal.apk IronFox-v130.0-x86_64.apk
  IronFox-v130.0.apks sha512sum.txt
  > IronFox-v130.0-universal IronFox-v130.0-arm64-v8a IronFox-v130.0-armeabi-v7a IronFox-v130.0-x86_64
# The browser and its engine, in one list.
uazo/cromite
  arm64_ChromePublic.apk arm64_SystemWebView.apk arm_ChromePublic.apk chrome-win.zip x64_ChromePublic.apk
  > none none arm_ChromePublic x64_ChromePublic
topjohnwu/Magisk
  app-debug.apk Magisk-v28.1.apk notes.txt
  > Magisk-v28.1.apk
# A server for the phone's side, and clients for computers. No app to install.
Genymobile/scrcpy
  scrcpy-linux-x86_64-v3.1.tar.gz scrcpy-macos-aarch64-v3.1.tar.gz scrcpy-server-v3.1 SHA256SUMS.txt
  > none
# One package for one processor: the only one to try, but not for a phone that has another processor.
simplex-chat/simplex-chat
  simplex-aarch64.apk simplex-desktop-macos-aarch64.dmg simplex-desktop-ubuntu-22_04-x86_64.deb
  > simplex-aarch64.apk simplex-aarch64.apk none none
AntennaPod/AntennaPod
  > none
`;

/** The rows of the table above. */
export const FILE_LISTS: readonly FileList[] = TABLE.replace(/^#.*\n/gm, "")
  .trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [given = "", wanted = ""] = row.split(">");
    const [project = "", ...files] = given.trim().split(/\s+/);
    const names = wanted.trim().split(/\s+/);
    const expected = names.map((name) => (name === "none" ? null : name));
    return { project, files, expected: names.length === 1 ? Array.from({ length: 4 }, () => expected[0] ?? null) : expected };
  });
