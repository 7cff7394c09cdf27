import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Count only items without children', height: 170 });
