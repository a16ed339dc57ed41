import { textField } from '../textField';

export const phone = () => textField('phone', (n) => `138${String(n).padStart(8, '0')}`);
