import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Mail sidebar', height: 216,
  excerpt: ['const sidebarStyle', '};', '<SimpleTreeView', '</SimpleTreeView>'],
});
