import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Items inside of items', height: 192 });
