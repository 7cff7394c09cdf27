import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Read the fields of an item', height: 170 });
