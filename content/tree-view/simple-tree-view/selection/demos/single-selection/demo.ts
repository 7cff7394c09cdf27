import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Select one item', height: 224 });
