import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { sayDone } from '../../shared/said/toasts.tsx';

export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await apiRequest('/api/sign-out', { body: {} });
    } catch (error) {
      // Whoever believes to be signed out leaves the computer to others.
      sayDone(`You’re still signed in. ${errorWords(error)}`);
      return;
    }
    await navigate('/sign-in');
    client.clear();
  };
}
