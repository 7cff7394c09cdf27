import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Load root items and children', height: 170, ads: false });
