import { execFileSync } from 'node:child_process';

export type Process = { pid: number; parent: number; command: string };

/** Every process of this machine. */
function processes(): Process[] {
  const lines = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [, pid, parent, command = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    return { pid: Number(pid), parent: Number(parent), command };
  });
}

/** A process and all that it has started, itself first. */
export function processTree(pid: number): Process[] {
  const all = processes();
  const tree = all.filter((process) => process.pid === pid);
  for (const { pid: parent } of tree) tree.push(...all.filter((process) => process.parent === parent));
  return tree;
}

/** Which of these processes still run. */
export function running(of: Process[]): Process[] {
  const all = processes();
  return of.filter(({ pid, command }) => all.some((one) => one.pid === pid && one.command === command));
}

/** The folder that an ephemeral stack works in, by the server among its processes. */
export function folderOf(tree: Process[]): string {
  const folder = tree
    .map(({ command }) => /postgres -D (\S+)\/cluster\/data/.exec(command)?.[1])
    .find(Boolean);
  if (folder === undefined) throw new Error(`No server among ${JSON.stringify(tree)}`);
  return folder;
}
