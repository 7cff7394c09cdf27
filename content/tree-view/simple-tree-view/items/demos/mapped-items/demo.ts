import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Items from an array', height: 160 });
