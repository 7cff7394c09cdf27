import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Colors for the icons of the tree', height: 96 });
