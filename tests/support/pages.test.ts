import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { recentlyChanged } from './pages.ts';

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('changed pages are those that are not committed yet, and then those of recent commits', () => {
  const folder = createFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], { cwd: folder });
  const write = (page: string, text: string) => {
    const file = join(folder, 'content', page, 'page.mdx');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  git('init', '--quiet');
  for (const page of ['old', 'edited', 'staged']) {
    write(page, 'first');
    git('add', '.');
    git('commit', '--quiet', '--message', page);
  }
  // So that `old` is only in a commit that isn't recent.
  for (let index = 0; index < 10; index += 1) git('commit', '--quiet', '--allow-empty', '--message', 'later');
  write('recent', 'first');
  writeFileSync(join(folder, '.gitignore'), 'content/ignored\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'recent');
  expect(recentlyChanged(folder)).toEqual(['content/recent/page.mdx']);

  write('edited', 'second');
  write('staged', 'second');
  git('add', '.');
  write('new/über uns', 'first');
  write('ignored', 'first');
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(recentlyChanged(folder)).toEqual(
    ['edited', 'staged', 'new/über uns', 'recent'].map((page) => `content/${page}/page.mdx`),
  );
});

it('nothing is known to have changed outside of a repository', () => {
  expect(recentlyChanged(createFolder())).toEqual([]);
});
