import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Mail folders with a count of unread messages',
  height: 200,
  excerpt: ['const FolderItem', '});'],
});
