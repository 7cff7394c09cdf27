import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Move items with buttons', height: 149, ads: false, excerpt: ['function move', '}'] });
