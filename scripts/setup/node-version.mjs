// Imported first by every command, and for its effect: an old Node should say one sentence, not a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Heartnote needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
