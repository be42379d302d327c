// @ts-check
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { endCluster } from './cluster.mjs';
import { makeRootFolder, rootFolder } from './programs.mjs';

const isRoot = process.getuid?.() === 0;

/** Makes a state folder for a stack that leaves nothing behind; only its owner may list it. */
export function makeEphemeralFolder() {
  if (isRoot) makeRootFolder();
  const folder = mkdtempSync(join(isRoot ? rootFolder : tmpdir(), 'amity-'));
  // The account that root starts the server under passes through it to its data.
  if (isRoot) chmodSync(folder, 0o711);
  return folder;
}

/**
 * Where the cluster of a state folder lies. An unprivileged server cannot enter root's home or most of what root owns,
 * so root keeps clusters in a folder of its own, by a digest of the path they belong to.
 *
 * @param {string} stateFolder
 */
export function clusterFolder(stateFolder) {
  const path = resolve(stateFolder);
  if (!isRoot || dirname(path) === rootFolder) return join(path, 'cluster');
  return join(rootFolder, `cluster-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`);
}

/** Where the template of a stack is made before it is kept. @param {string} stateFolder */
export const buildFolderOf = (stateFolder) => `${clusterFolder(stateFolder)}.template`;

/** Makes the empty folder of a cluster; what was in it is removed. @param {string} folder */
export function makeClusterFolder(folder) {
  if (isRoot) makeRootFolder();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
}

/** Holds the process id of the stack that works in a state folder, or did last. @param {string} stateFolder */
export const ownerFile = (stateFolder) => join(stateFolder, 'stack.pid');

/**
 * Ends what the stack of this process id has left behind in its state folder when it was killed.
 *
 * @param {string} stateFolder
 * @param {number | undefined} pid
 */
export async function cleanUpAfter(stateFolder, pid) {
  const owner = existsSync(ownerFile(stateFolder)) ? readFileSync(ownerFile(stateFolder), 'utf8') : '';
  // A second stack that was refused has nothing to do with the servers of the first.
  if (owner === String(pid)) await endServers(stateFolder);
}

/** Ends the servers of a state folder, and removes what was being made there. @param {string} stateFolder */
export async function endServers(stateFolder) {
  await endCluster(clusterFolder(stateFolder));
  await endCluster(buildFolderOf(stateFolder));
  rmSync(buildFolderOf(stateFolder), { recursive: true, force: true });
}

/**
 * Removes the state folder of a stack that leaves nothing behind, whatever still runs in it.
 *
 * @param {string} stateFolder
 */
export async function removeEphemeralFolder(stateFolder) {
  await endServers(stateFolder);
  rmSync(stateFolder, { recursive: true, force: true });
}
