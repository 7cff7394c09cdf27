import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Lines between parents and children', height: 128 });
