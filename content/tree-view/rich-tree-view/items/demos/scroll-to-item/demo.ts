import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Scroll to an item', height: 253, excerpt: ['const scrollTo', '};'] });
