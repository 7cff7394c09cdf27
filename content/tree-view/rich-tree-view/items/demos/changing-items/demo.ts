import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Add and remove items', height: 240 });
