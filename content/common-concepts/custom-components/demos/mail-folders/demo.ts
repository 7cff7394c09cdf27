import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Mail folders with unread counts',
  height: 200,
  excerpt: ['const FolderItem', '});'],
});
