import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Read an item with its own fields', height: 170 });
