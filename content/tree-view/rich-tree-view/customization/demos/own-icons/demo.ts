import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Icons of your own for open, closed and last items', height: 160 });
