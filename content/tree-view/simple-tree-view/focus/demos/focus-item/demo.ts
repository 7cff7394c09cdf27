import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Focus an item', height: 149 });
