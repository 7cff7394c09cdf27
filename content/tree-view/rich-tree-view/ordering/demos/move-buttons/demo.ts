import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Move an item without a mouse', height: 149, ads: false });
