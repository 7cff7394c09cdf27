import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Lines from a parent to its children', height: 160 });
