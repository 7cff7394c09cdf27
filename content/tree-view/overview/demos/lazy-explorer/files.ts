export interface FileEntry {
  id: string;
  label: string;
  kind: 'folder' | 'code' | 'image' | 'text';
  /** Number of entries in a folder. */
  count: number;
  size: string;
  changed: string;
}

/** Names of the entries of each folder; a slash marks a folder. */
const folders: Record<string, string[]> = {
  '': ['Documents/', 'Mobile app/', 'Photos/', 'Website/'],
  Documents: ['Budget 2025.txt', 'Notes.txt'],
  Website: ['public/', 'src/', 'app.json', 'index.html', 'todo.md'],
  'Website/public': ['fonts/', 'hero.webp', 'logo.svg', 'robots.txt'],
  'Website/public/fonts': ['body.woff2', 'headings.woff2'],
  'Website/src': ['components/', 'pages/', 'App.tsx', 'main.tsx', 'theme.ts'],
  'Website/src/components': ['Cart.tsx', 'Header.tsx', 'ProductCard.tsx'],
  'Website/src/pages': ['Checkout.tsx', 'Home.tsx', 'Search.tsx'],
  'Mobile-app': ['assets/', 'screens/', 'App.tsx', 'app.json'],
  'Mobile-app/assets': ['icon.png', 'splash.png'],
  'Mobile-app/screens': ['Login.tsx', 'Orders.tsx', 'Settings.tsx'],
  Photos: ['2024/', '2025/'],
  'Photos/2024': ['Lisbon/', 'Tromsø/'],
  'Photos/2024/Lisbon': ['Alfama.jpg', 'Belém.jpg', 'Tram 28.jpg'],
  'Photos/2024/Tromsø': ['Cathedral.jpg', 'Northern lights.jpg'],
  'Photos/2025': ['Kyoto/'],
  'Photos/2025/Kyoto': ['Bamboo.jpg', 'Garden.jpg', 'Station.jpg', 'Tea.jpg'],
};

function kindOf(name: string): FileEntry['kind'] {
  if (name.endsWith('/')) return 'folder';
  if (/\.(?:jpg|png|svg|webp)$/.test(name)) return 'image';
  return /\.(?:json|tsx?)$/.test(name) ? 'code' : 'text';
}

function entryOf(parentId: string, name: string): FileEntry {
  const kind = kindOf(name);
  const label = name.replace('/', '');
  const path = parentId ? `${parentId}/${label}` : label;
  // Ids of elements can't contain spaces.
  const id = path.replaceAll(' ', '-');
  const count = folders[id]?.length ?? 0;
  const day = 1 + ((id.length * 7) % 28);
  return {
    id,
    label,
    kind,
    count,
    size:
      kind === 'folder'
        ? `${count} ${count === 1 ? 'item' : 'items'}`
        : `${(id.length * 37) % 900} kB`,
    changed: `2025-04-${String(day).padStart(2, '0')}`,
  };
}

const entriesIn = (id: string) =>
  (folders[id] ?? []).map((name) => entryOf(id, name));

export const roots = entriesIn('');

/** Takes as long as a server would. */
export async function fetchEntries(parentId: string): Promise<FileEntry[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return entriesIn(parentId);
}
