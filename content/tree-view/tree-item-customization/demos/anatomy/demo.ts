import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Parts of a tree item', height: 160 });
