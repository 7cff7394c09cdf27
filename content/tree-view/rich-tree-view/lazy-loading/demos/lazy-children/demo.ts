import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Roots at once, children when they are needed', height: 192, ads: false });
