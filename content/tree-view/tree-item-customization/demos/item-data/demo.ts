import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show fields of the item data', height: 80,
  excerpt: ['const DiskItem', '});'],
});
