import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Tell where an item went', height: 216, ads: false });
