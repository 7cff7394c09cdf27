import { describe, expect, it } from 'vitest';
import { installCommand, runCommand } from './package-commands.ts';

describe('commands for package managers', () => {
  it('install packages', () => {
    expect(installCommand('a b')).toEqual({
      npm: 'npm install a b',
      pnpm: 'pnpm add a b',
      yarn: 'yarn add a b',
      bun: 'bun add a b',
    });
  });

  it('install development dependencies', () => {
    expect(installCommand('a', true)).toEqual({
      npm: 'npm install --save-dev a',
      pnpm: 'pnpm add --save-dev a',
      yarn: 'yarn add --dev a',
      bun: 'bun add --dev a',
    });
  });

  it('run a package once', () => {
    expect(runCommand('a <path>')).toEqual({
      npm: 'npx a <path>',
      pnpm: 'pnpm dlx a <path>',
      yarn: 'yarn dlx a <path>',
      bun: 'bunx a <path>',
    });
  });
});
