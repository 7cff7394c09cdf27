import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';

interface Note {
  id: string;
  label: string;
  isNotebook?: boolean;
}

const notebooks: Note[] = [
  { id: 'ideas', label: 'Ideas', isNotebook: true },
  { id: 'diary', label: 'Diary', isNotebook: true },
];

const dataSource = {
  getChildrenCount: (note: Note) => (note.isNotebook ? 1 : 0),
  getTreeItems: async (parentId?: string): Promise<Note[]> => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [{ id: `${parentId}-1`, label: `First page of ${parentId}` }];
  },
};

type CachedItems = Parameters<DataSourceCache['set']>[1];

class NoteCache implements DataSourceCache {
  private readonly entries = new Map<string, CachedItems>();

  set(key: string, value: CachedItems) {
    this.entries.set(key, value);
  }

  get(key: string) {
    return this.entries.get(key);
  }

  clear() {
    this.entries.clear();
  }

  rename(itemId: string, label: string) {
    this.entries.forEach((notes, key) => {
      const renamed = notes.map((note) =>
        note.id === itemId ? { ...note, label } : note,
      );
      this.entries.set(key, renamed);
    });
  }
}

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function EditLazyItems() {
  const [cache] = React.useState(() => new NoteCache());

  return (
    <RichTreeViewPro
      aria-label="Notebooks"
      items={notebooks}
      dataSource={dataSource}
      dataSourceCache={cache}
      isItemEditable
      onItemLabelChange={(itemId, label) => cache.rename(itemId, label)}
      slotProps={inputProps}
      sx={{ minHeight: 128 }}
    />
  );
}
