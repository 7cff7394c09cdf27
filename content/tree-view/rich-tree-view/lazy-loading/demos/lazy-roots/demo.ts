import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A tree that loads everything', height: 170, ads: false });
