import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Build an item with useTreeItem',
  height: 128,
  excerpt: [
    'const {',
    '} = useTreeItem',
    '<TreeItemContent',
    '</TreeItemContent>',
  ],
});
