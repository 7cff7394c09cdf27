import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Build an item from its parts',
  height: 96,
  excerpt: [
    'const item = useTreeItem',
    'const task',
    '<TreeItemContent',
    '</TreeItemContent>',
  ],
});
