// Imported first by every command, and for its effect: where it cannot run, it should say one sentence, not a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Heartnote needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
// Its locks and its fsync of folders have no like there.
if (process.platform === 'win32') {
  console.error('Heartnote runs on Linux and macOS. On Windows, install WSL ("wsl --install") and run it in there.');
  process.exit(1);
}
