// Generated from the migrations by `npm run types`; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      announcements: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          published_at: string | null;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id?: string;
          published_at?: string | null;
          title: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          published_at?: string | null;
          title?: string;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          target: string;
          target_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          target: string;
          target_id?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          target?: string;
          target_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'audit_log_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'audit_log_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'audit_log_target_id_fkey';
            columns: ['target_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'audit_log_target_id_fkey';
            columns: ['target_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      chats: {
        Row: {
          changed_at: string;
          companion_id: string;
          created_at: string;
          expires_at: string | null;
          id: string;
          is_saved: boolean;
          is_sealed: boolean;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          companion_id: string;
          created_at?: string;
          expires_at?: string | null;
          id?: string;
          is_saved?: boolean;
          is_sealed?: boolean;
          user_id: string;
        };
        Update: {
          changed_at?: string;
          companion_id?: string;
          created_at?: string;
          expires_at?: string | null;
          id?: string;
          is_saved?: boolean;
          is_sealed?: boolean;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chats_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chats_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'chats_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      companion_customisations: {
        Row: {
          companion_id: string;
          nickname: string | null;
          tone: number;
          traits: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          nickname?: string | null;
          tone?: number;
          traits?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          companion_id?: string;
          nickname?: string | null;
          tone?: number;
          traits?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'companion_customisations_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'companion_customisations_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'companion_customisations_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      companion_prompts: {
        Row: {
          ai_model: string | null;
          ai_provider: string;
          ai_temperature: number;
          ai_upstream: string | null;
          allows_stand_in: boolean;
          chat_prompt: string | null;
          companion_id: string;
          stand_in_model: string | null;
          stand_in_provider: string | null;
          system_prompt: string | null;
        };
        ComputedFields: never;
        Insert: {
          ai_model?: string | null;
          ai_provider?: string;
          ai_temperature?: number;
          ai_upstream?: string | null;
          allows_stand_in?: boolean;
          chat_prompt?: string | null;
          companion_id: string;
          stand_in_model?: string | null;
          stand_in_provider?: string | null;
          system_prompt?: string | null;
        };
        Update: {
          ai_model?: string | null;
          ai_provider?: string;
          ai_temperature?: number;
          ai_upstream?: string | null;
          allows_stand_in?: boolean;
          chat_prompt?: string | null;
          companion_id?: string;
          stand_in_model?: string | null;
          stand_in_provider?: string | null;
          system_prompt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'companion_prompts_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: true;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
        ];
      };
      companion_settings: {
        Row: {
          age: string | null;
          avatar: string;
          companion_id: string;
          empathy: number;
          formality: number;
          has_biography: boolean;
          humor: number;
          interests: string[];
          relationship_type: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          age?: string | null;
          avatar: string;
          companion_id: string;
          empathy?: number;
          formality?: number;
          has_biography?: boolean;
          humor?: number;
          interests?: string[];
          relationship_type?: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          age?: string | null;
          avatar?: string;
          companion_id?: string;
          empathy?: number;
          formality?: number;
          has_biography?: boolean;
          humor?: number;
          interests?: string[];
          relationship_type?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'companion_settings_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: true;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'companion_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'companion_settings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      companion_trait_overrides: {
        Row: {
          companion_id: string;
          traits: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          traits: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          companion_id?: string;
          traits?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'companion_trait_overrides_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'companion_trait_overrides_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'companion_trait_overrides_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      companion_versions: {
        Row: {
          companion_id: string;
          created_at: string;
          created_by: string | null;
          id: string;
          number: number;
          profile: NonNullable<Json>;
          prompts: NonNullable<Json>;
          settings: NonNullable<Json>;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          number: number;
          profile: NonNullable<Json>;
          prompts: NonNullable<Json>;
          settings: NonNullable<Json>;
          user_id?: string | null;
        };
        Update: {
          companion_id?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          number?: number;
          profile?: NonNullable<Json>;
          prompts?: NonNullable<Json>;
          settings?: NonNullable<Json>;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'companion_versions_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'companion_versions_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'companion_versions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'companion_versions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      companions: {
        Row: {
          avatar_url: string | null;
          category: string | null;
          conversation_style: string | null;
          core_traits: string[];
          created_at: string;
          description: string;
          example_dialogue: string | null;
          greeting: string | null;
          id: string;
          image_url: string | null;
          is_public: boolean;
          name: string;
          openers: string[];
          perfect_for: NonNullable<Json>;
          personality_description: string | null;
          profile_gradient_from: string | null;
          profile_gradient_to: string | null;
          profile_image: string | null;
          retires_at: string | null;
          scenario: string | null;
          special_features: string[];
          tagline: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          avatar_url?: string | null;
          category?: string | null;
          conversation_style?: string | null;
          core_traits?: string[];
          created_at?: string;
          description: string;
          example_dialogue?: string | null;
          greeting?: string | null;
          id?: string;
          image_url?: string | null;
          is_public?: boolean;
          name: string;
          openers?: string[];
          perfect_for?: NonNullable<Json>;
          personality_description?: string | null;
          profile_gradient_from?: string | null;
          profile_gradient_to?: string | null;
          profile_image?: string | null;
          retires_at?: string | null;
          scenario?: string | null;
          special_features?: string[];
          tagline: string;
          user_id?: string | null;
        };
        Update: {
          avatar_url?: string | null;
          category?: string | null;
          conversation_style?: string | null;
          core_traits?: string[];
          created_at?: string;
          description?: string;
          example_dialogue?: string | null;
          greeting?: string | null;
          id?: string;
          image_url?: string | null;
          is_public?: boolean;
          name?: string;
          openers?: string[];
          perfect_for?: NonNullable<Json>;
          personality_description?: string | null;
          profile_gradient_from?: string | null;
          profile_gradient_to?: string | null;
          profile_image?: string | null;
          retires_at?: string | null;
          scenario?: string | null;
          special_features?: string[];
          tagline?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'companions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'companions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          category: string;
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          status: string;
          subject: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          status?: string;
          subject: string;
          user_id?: string | null;
        };
        Update: {
          category?: string;
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          status?: string;
          subject?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'contact_messages_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      cost_settings: {
        Row: {
          daily_ceiling_usd: number | null;
          id: string;
          usd_per_gbp: number;
        };
        ComputedFields: never;
        Insert: {
          daily_ceiling_usd?: number | null;
          id?: string;
          usd_per_gbp?: number;
        };
        Update: {
          daily_ceiling_usd?: number | null;
          id?: string;
          usd_per_gbp?: number;
        };
        Relationships: [];
      };
      daily_usage: {
        Row: {
          bounded_refunds: number;
          day: string;
          used: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          bounded_refunds?: number;
          day: string;
          used: number;
          user_id: string;
        };
        Update: {
          bounded_refunds?: number;
          day?: string;
          used?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_usage_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'daily_usage_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      error_reports: {
        Row: {
          app_version: string;
          created_at: string;
          id: string;
          message: string;
          path: string;
          source: string;
        };
        ComputedFields: never;
        Insert: {
          app_version: string;
          created_at?: string;
          id?: string;
          message: string;
          path: string;
          source: string;
        };
        Update: {
          app_version?: string;
          created_at?: string;
          id?: string;
          message?: string;
          path?: string;
          source?: string;
        };
        Relationships: [];
      };
      hidden_personas: {
        Row: {
          companion_id: string;
          created_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          created_at?: string;
          user_id?: string;
        };
        Update: {
          companion_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hidden_personas_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'hidden_personas_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'hidden_personas_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      memories: {
        Row: {
          companion_id: string | null;
          created_at: string;
          digest: string;
          drawn_from_id: string | null;
          id: string;
          is_pinned: boolean;
          message_id: string | null;
          origin: string;
          quote_at: number | null;
          quote_length: number | null;
          replaced_at: string | null;
          replaces_id: string | null;
          run_id: string | null;
          said_at: string;
          subject: string | null;
          text: string;
          used_at: string | null;
          user_id: string;
          uses: number;
        };
        ComputedFields: never;
        Insert: {
          companion_id?: string | null;
          created_at?: string;
          digest?: string;
          drawn_from_id?: never;
          id?: string;
          is_pinned?: boolean;
          message_id?: string | null;
          origin?: string;
          quote_at?: number | null;
          quote_length?: number | null;
          replaced_at?: string | null;
          replaces_id?: string | null;
          run_id?: string | null;
          said_at?: string;
          subject?: string | null;
          text: string;
          used_at?: string | null;
          user_id?: string;
          uses?: number;
        };
        Update: {
          companion_id?: string | null;
          created_at?: string;
          digest?: string;
          drawn_from_id?: never;
          id?: string;
          is_pinned?: boolean;
          message_id?: string | null;
          origin?: string;
          quote_at?: number | null;
          quote_length?: number | null;
          replaced_at?: string | null;
          replaces_id?: string | null;
          run_id?: string | null;
          said_at?: string;
          subject?: string | null;
          text?: string;
          used_at?: string | null;
          user_id?: string;
          uses?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'memories_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'memories_drawn_from_id_fkey';
            columns: ['drawn_from_id'];
            isOneToOne: false;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'memories_replaces_id_fkey';
            columns: ['replaces_id'];
            isOneToOne: false;
            referencedRelation: 'memories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'memories_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'memories_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          answered_by: string | null;
          client_message_id: string | null;
          companion_id: string;
          created_at: string;
          deleted_at: string | null;
          hidden_head_id: string | null;
          hidden_messages: number | null;
          id: string;
          is_edited: boolean;
          is_greeting: boolean;
          message_text: string;
          message_type: string;
          parent_id: string | null;
          place_id: string;
          run_id: string;
          shown_child_id: string | null;
          turn_id: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answered_by?: string | null;
          client_message_id?: string | null;
          companion_id: string;
          created_at?: string;
          deleted_at?: string | null;
          hidden_head_id?: string | null;
          hidden_messages?: number | null;
          id?: string;
          is_edited?: boolean;
          is_greeting?: boolean;
          message_text: string;
          message_type: string;
          parent_id?: string | null;
          place_id?: never;
          run_id: string;
          shown_child_id?: string | null;
          turn_id?: string | null;
          user_id: string;
        };
        Update: {
          answered_by?: string | null;
          client_message_id?: string | null;
          companion_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          hidden_head_id?: string | null;
          hidden_messages?: number | null;
          id?: string;
          is_edited?: boolean;
          is_greeting?: boolean;
          message_text?: string;
          message_type?: string;
          parent_id?: string | null;
          place_id?: never;
          run_id?: string;
          shown_child_id?: string | null;
          turn_id?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_parent_id_fkey';
            columns: ['parent_id'];
            isOneToOne: false;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'runs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_turn_id_fkey';
            columns: ['turn_id'];
            isOneToOne: false;
            referencedRelation: 'turns';
            referencedColumns: ['id'];
          },
        ];
      };
      model_calls: {
        Row: {
          answered_model: string | null;
          answered_provider: string | null;
          completion_tokens: number;
          cost_usd: number | null;
          ended_at: string;
          first_word_at: string | null;
          generation_id: string | null;
          id: string;
          model: string;
          outcome: string;
          prompt_tokens: number;
          provider: string;
          purpose: string;
          reasoning_tokens: number;
          started_at: string;
          tier: string | null;
          turn_id: string | null;
          usage_known: boolean;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_model?: string | null;
          answered_provider?: string | null;
          completion_tokens: number;
          cost_usd?: number | null;
          ended_at?: string;
          first_word_at?: string | null;
          generation_id?: string | null;
          id: string;
          model: string;
          outcome: string;
          prompt_tokens: number;
          provider: string;
          purpose: string;
          reasoning_tokens?: number;
          started_at: string;
          tier?: string | null;
          turn_id?: string | null;
          usage_known: boolean;
          user_id?: string | null;
        };
        Update: {
          answered_model?: string | null;
          answered_provider?: string | null;
          completion_tokens?: number;
          cost_usd?: number | null;
          ended_at?: string;
          first_word_at?: string | null;
          generation_id?: string | null;
          id?: string;
          model?: string;
          outcome?: string;
          prompt_tokens?: number;
          provider?: string;
          purpose?: string;
          reasoning_tokens?: number;
          started_at?: string;
          tier?: string | null;
          turn_id?: string | null;
          usage_known?: boolean;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'model_calls_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'model_calls_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      model_prices: {
        Row: {
          completion_usd: number;
          model: string;
          prompt_usd: number;
          provider: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          completion_usd: number;
          model: string;
          prompt_usd: number;
          provider: string;
          updated_at?: string;
        };
        Update: {
          completion_usd?: number;
          model?: string;
          prompt_usd?: number;
          provider?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      pauses: {
        Row: {
          appeal_text: string | null;
          appealed_at: string | null;
          created_at: string;
          id: string;
          kind: string;
          lifted_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          appeal_text?: string | null;
          appealed_at?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          lifted_at?: string | null;
          user_id: string;
        };
        Update: {
          appeal_text?: string | null;
          appealed_at?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          lifted_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pauses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'pauses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount_gbp: number;
          invoice_id: string;
          paid_at: string;
          tier: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_gbp: number;
          invoice_id: string;
          paid_at: string;
          tier: string;
          user_id?: string | null;
        };
        Update: {
          amount_gbp?: number;
          invoice_id?: string;
          paid_at?: string;
          tier?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_tier_fkey';
            columns: ['tier'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['tier'];
          },
          {
            foreignKeyName: 'payments_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'payments_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      plans: {
        Row: {
          active_chats: number | null;
          client_fallback_minutes: number;
          core_traits: boolean;
          customisation: boolean;
          favorites: number;
          lookup_key: string | null;
          memories: number;
          messages_per_day: number | null;
          most_popular: boolean;
          name: string;
          own_companions: number | null;
          price_gbp: number;
          rank: number;
          temporary_chat_minutes: number;
          tier: string;
        };
        ComputedFields: never;
        Insert: {
          active_chats?: number | null;
          client_fallback_minutes: number;
          core_traits?: boolean;
          customisation?: boolean;
          favorites: number;
          lookup_key?: never;
          memories: number;
          messages_per_day?: number | null;
          most_popular?: boolean;
          name: string;
          own_companions?: number | null;
          price_gbp: number;
          rank: number;
          temporary_chat_minutes: number;
          tier: string;
        };
        Update: {
          active_chats?: number | null;
          client_fallback_minutes?: number;
          core_traits?: boolean;
          customisation?: boolean;
          favorites?: number;
          lookup_key?: never;
          memories?: number;
          messages_per_day?: number | null;
          most_popular?: boolean;
          name?: string;
          own_companions?: number | null;
          price_gbp?: number;
          rank?: number;
          temporary_chat_minutes?: number;
          tier?: string;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          companion_id: string;
          created_at: string;
          details: string | null;
          id: string;
          message_id: string | null;
          message_is_edited: boolean;
          message_text: string | null;
          note: string | null;
          reason: string;
          status: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          created_at?: string;
          details?: string | null;
          id?: string;
          message_id?: string | null;
          message_is_edited?: boolean;
          message_text?: string | null;
          note?: string | null;
          reason: string;
          status?: string;
          user_id?: string;
        };
        Update: {
          companion_id?: string;
          created_at?: string;
          details?: string | null;
          id?: string;
          message_id?: string | null;
          message_is_edited?: boolean;
          message_text?: string | null;
          note?: string | null;
          reason?: string;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reports_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'reports_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      runs: {
        Row: {
          companion_id: string;
          declined_version_id: string | null;
          ended_at: string | null;
          head_id: string | null;
          id: string;
          model: string | null;
          previous_model: string | null;
          previous_provider: string | null;
          previous_version_id: string | null;
          provider: string | null;
          purge_at: string | null;
          root_id: string | null;
          started_at: string;
          status: string;
          user_id: string;
          version_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          declined_version_id?: string | null;
          ended_at?: string | null;
          head_id?: string | null;
          id?: string;
          model?: string | null;
          previous_model?: string | null;
          previous_provider?: string | null;
          previous_version_id?: string | null;
          provider?: string | null;
          purge_at?: string | null;
          root_id?: string | null;
          started_at?: string;
          status?: string;
          user_id: string;
          version_id: string;
        };
        Update: {
          companion_id?: string;
          declined_version_id?: string | null;
          ended_at?: string | null;
          head_id?: string | null;
          id?: string;
          model?: string | null;
          previous_model?: string | null;
          previous_provider?: string | null;
          previous_version_id?: string | null;
          provider?: string | null;
          purge_at?: string | null;
          root_id?: string | null;
          started_at?: string;
          status?: string;
          user_id?: string;
          version_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'runs_chat_fkey';
            columns: ['user_id', 'companion_id'];
            isOneToOne: false;
            referencedRelation: 'chats';
            referencedColumns: ['user_id', 'companion_id'];
          },
          {
            foreignKeyName: 'runs_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'companion_versions';
            referencedColumns: ['id'];
          },
        ];
      };
      safety_counts: {
        Row: {
          count: number;
          country: string;
          month: string;
          topic: string;
        };
        ComputedFields: never;
        Insert: {
          count?: number;
          country: string;
          month: string;
          topic: string;
        };
        Update: {
          count?: number;
          country?: string;
          month?: string;
          topic?: string;
        };
        Relationships: [];
      };
      safety_failures: {
        Row: {
          count: number;
          hour: string;
          last_at: string;
        };
        ComputedFields: never;
        Insert: {
          count?: number;
          hour: string;
          last_at?: string;
        };
        Update: {
          count?: number;
          hour?: string;
          last_at?: string;
        };
        Relationships: [];
      };
      story_lines: {
        Row: {
          companion_id: string;
          created_at: string;
          happened_at: string;
          id: string;
          is_edited: boolean;
          message_ids: string[];
          run_id: string;
          text: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          created_at?: string;
          happened_at: string;
          id?: string;
          is_edited?: boolean;
          message_ids: string[];
          run_id: string;
          text: string;
          user_id: string;
        };
        Update: {
          companion_id?: string;
          created_at?: string;
          happened_at?: string;
          id?: string;
          is_edited?: boolean;
          message_ids?: string[];
          run_id?: string;
          text?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'story_lines_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'story_lines_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'runs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'story_lines_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'story_lines_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      stripe_subscriptions: {
        Row: {
          current_period_end: string | null;
          ends_at: string | null;
          id: string;
          is_live: boolean;
          plan_name: string;
          status: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          current_period_end?: string | null;
          ends_at?: string | null;
          id: string;
          is_live: boolean;
          plan_name: string;
          status: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          current_period_end?: string | null;
          ends_at?: string | null;
          id?: string;
          is_live?: boolean;
          plan_name?: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stripe_subscriptions_plan_name_fkey';
            columns: ['plan_name'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['tier'];
          },
          {
            foreignKeyName: 'stripe_subscriptions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'stripe_subscriptions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      turns: {
        Row: {
          answered_model: string | null;
          answered_provider: string | null;
          call_id: string;
          care_level: number | null;
          care_topic: string | null;
          client_message_id: string;
          companion_id: string;
          continues_id: string | null;
          failure: string | null;
          finished_at: string | null;
          id: string;
          is_stand_in: boolean;
          parent_id: string | null;
          receipt: Json | null;
          reply_text: string;
          run_id: string;
          started_at: string;
          status: string;
          text_digest: string;
          updated_at: string;
          usage_day: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answered_model?: string | null;
          answered_provider?: string | null;
          call_id?: string;
          care_level?: number | null;
          care_topic?: string | null;
          client_message_id: string;
          companion_id: string;
          continues_id?: string | null;
          failure?: string | null;
          finished_at?: string | null;
          id?: string;
          is_stand_in?: boolean;
          parent_id?: string | null;
          receipt?: Json | null;
          reply_text?: string;
          run_id: string;
          started_at?: string;
          status?: string;
          text_digest: string;
          updated_at?: string;
          usage_day: string;
          user_id: string;
        };
        Update: {
          answered_model?: string | null;
          answered_provider?: string | null;
          call_id?: string;
          care_level?: number | null;
          care_topic?: string | null;
          client_message_id?: string;
          companion_id?: string;
          continues_id?: string | null;
          failure?: string | null;
          finished_at?: string | null;
          id?: string;
          is_stand_in?: boolean;
          parent_id?: string | null;
          receipt?: Json | null;
          reply_text?: string;
          run_id?: string;
          started_at?: string;
          status?: string;
          text_digest?: string;
          updated_at?: string;
          usage_day?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'turns_chat_fkey';
            columns: ['user_id', 'companion_id'];
            isOneToOne: false;
            referencedRelation: 'chats';
            referencedColumns: ['user_id', 'companion_id'];
          },
          {
            foreignKeyName: 'turns_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'runs';
            referencedColumns: ['id'];
          },
        ];
      };
      user_consents: {
        Row: {
          created_at: string;
          given: boolean;
          id: number;
          purpose: string;
          subject: string | null;
          text_version: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          given: boolean;
          id?: never;
          purpose: string;
          subject?: string | null;
          text_version: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          given?: boolean;
          id?: never;
          purpose?: string;
          subject?: string | null;
          text_version?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_consents_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'user_consents_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      user_favorites: {
        Row: {
          companion_id: string;
          created_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          companion_id: string;
          created_at?: string;
          user_id?: string;
        };
        Update: {
          companion_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_favorites_companion_id_fkey';
            columns: ['companion_id'];
            isOneToOne: false;
            referencedRelation: 'companions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_favorites_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'admin_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'user_favorites_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      users: {
        Row: {
          about_me: string | null;
          age_confirmed_at: string | null;
          auth_user_id: string | null;
          created_at: string;
          email: string | null;
          full_name: string | null;
          id: string;
          last_login_at: string | null;
          name: string | null;
          pronouns: string | null;
          role: string;
          status: string;
          subscription_tier: string;
          favorite_companions_count: number | null;
          message_count: number | null;
        };
        ComputedFields: 'favorite_companions_count' | 'message_count';
        Insert: {
          about_me?: string | null;
          age_confirmed_at?: string | null;
          auth_user_id?: never;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id: string;
          last_login_at?: string | null;
          name?: never;
          pronouns?: string | null;
          role?: string;
          status?: string;
          subscription_tier?: string;
        };
        Update: {
          about_me?: string | null;
          age_confirmed_at?: string | null;
          auth_user_id?: never;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id?: string;
          last_login_at?: string | null;
          name?: never;
          pronouns?: string | null;
          role?: string;
          status?: string;
          subscription_tier?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'users_subscription_tier_fkey';
            columns: ['subscription_tier'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['tier'];
          },
        ];
      };
    };
    Views: {
      admin_profiles: {
        Row: {
          is_admin: boolean | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          is_admin?: never;
          user_id?: string | null;
        };
        Update: {
          is_admin?: never;
          user_id?: string | null;
        };
        Relationships: [];
      };
      error_groups: {
        Row: {
          app_versions: string[] | null;
          first_at: string | null;
          id: string | null;
          last_at: string | null;
          message: string;
          paths: string[] | null;
          sources: string[] | null;
          times: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      subscriptions: {
        Row: {
          count: number | null;
          plan_name: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'stripe_subscriptions_plan_name_fkey';
            columns: ['plan_name'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['tier'];
          },
        ];
      };
    };
    Functions: {
      activate_chat: { Args: { p_chat_id: string; p_user_id: string }; Returns: string };
      admin_change_user: {
        Args: { p_action: string; p_actor_id: string; p_user_id: string; p_value?: string };
        Returns: undefined;
      };
      appeal_pause: { Args: { p_text?: string }; Returns: undefined };
      apply_stripe_state: {
        Args: {
          p_customer_id: string;
          p_event_id?: string;
          p_event_type?: string;
          p_subscriptions: Json;
          p_ticket: number;
          p_tier: string;
        };
        Returns: {
          current_period_end: string;
          ends_at: string;
          status: string;
          tier: string;
        }[];
      };
      begin_checkout: {
        Args: { p_consent_version?: string; p_subject?: string; p_user_id: string };
        Returns: string;
      };
      begin_companion_trial: { Args: { p_texts: Json; p_user_id: string }; Returns: undefined };
      begin_deletion: {
        Args: { p_user_id: string };
        Returns: {
          email: string;
          has_password: boolean;
        }[];
      };
      begin_export: { Args: { p_user_id: string }; Returns: Json };
      begin_stripe_sync: {
        Args: { p_customer_id: string; p_event_id?: string };
        Returns: {
          ticket: number;
          user_id: string;
        }[];
      };
      begin_turn: {
        Args: {
          p_care?: Json;
          p_companion_id: string;
          p_message_id: string;
          p_mode?: string;
          p_target?: string;
          p_text: string;
          p_user_id: string;
          p_without?: string[];
        };
        Returns: Database['public']['CompositeTypes']['begun_turn'];
        SetofOptions: {
          from: '*';
          to: 'begun_turn';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      browse_companions: {
        Args: {
          p_after?: string;
          p_limit?: number;
          p_mine?: boolean;
          p_search?: string;
          p_sort?: string;
          p_suits?: string;
          p_trait?: string;
        };
        Returns: {
          avatar_url: string | null;
          category: string | null;
          conversation_style: string | null;
          core_traits: string[];
          created_at: string;
          description: string;
          example_dialogue: string | null;
          greeting: string | null;
          id: string;
          image_url: string | null;
          is_public: boolean;
          name: string;
          openers: string[];
          perfect_for: NonNullable<Json>;
          personality_description: string | null;
          profile_gradient_from: string | null;
          profile_gradient_to: string | null;
          profile_image: string | null;
          retires_at: string | null;
          scenario: string | null;
          special_features: string[];
          tagline: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'companions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      change_chat_version: {
        Args: { p_action: string; p_companion_id: string; p_user_id: string; p_version_id: string };
        Returns: Json;
      };
      change_plan: { Args: { p_tier: string; p_user_id: string }; Returns: string[] };
      check_deletion: { Args: { p_user_id: string }; Returns: undefined };
      check_user_deletion: { Args: { p_actor_id: string; p_user_id: string }; Returns: undefined };
      clear_chat: { Args: { p_companion_id: string; p_user_id: string }; Returns: string };
      complete_model_call: {
        Args: {
          p_completion_tokens: number;
          p_cost_usd: number;
          p_generation_id: string;
          p_prompt_tokens: number;
          p_reasoning_tokens: number;
        };
        Returns: undefined;
      };
      confirm_age: { Args: { p_birth_date: string; p_user_id: string }; Returns: boolean };
      cost_of_today: {
        Args: Record<PropertyKey, never>;
        Returns: {
          daily_ceiling_usd: number;
          spent_usd: number;
          warned_100_at: string;
          warned_80_at: string;
        }[];
      };
      costs_by_model: {
        Args: { p_month: string };
        Returns: {
          answered_provider: string;
          calls: number;
          completion_tokens: number;
          cost_usd: number;
          estimated_usd: number;
          finished: number;
          model: string;
          prompt_tokens: number;
          provider: string;
          purpose: string;
          reasoning_tokens: number;
          unknown_usage: number;
          unpriced: number;
        }[];
      };
      costs_by_plan: {
        Args: { p_months?: number };
        Returns: {
          calls: number;
          cost_gbp: number;
          cost_usd: number;
          estimated_usd: number;
          margin_gbp: number;
          median_usd: number;
          month: string;
          p95_usd: number;
          people: number;
          revenue_gbp: number;
          tier: string;
          unknown_usage: number;
          unpriced: number;
        }[];
      };
      count_active_chats: { Args: Record<PropertyKey, never>; Returns: number };
      count_for_users: {
        Args: { p_user_ids: string[] };
        Returns: {
          favorite_companions_count: number;
          message_count: number;
          user_id: string;
        }[];
      };
      count_safety_failure: { Args: Record<PropertyKey, never>; Returns: undefined };
      daily_statistics: {
        Args: { p_days?: number };
        Returns: {
          day: string;
          messages: number;
          sign_ups: number;
        }[];
      };
      delete_user: {
        Args: { p_user_id: string };
        Returns: {
          deleted_at: string;
          receipt_id: string;
          removed: Json;
        }[];
      };
      edit_message: {
        Args: {
          p_companion_id: string;
          p_message_id: string;
          p_target: string;
          p_text: string;
          p_user_id: string;
        };
        Returns: string;
      };
      end_checkout: { Args: { p_attempt: string; p_user_id: string }; Returns: undefined };
      ensure_chat: {
        Args: { p_companion_id: string; p_user_id: string };
        Returns: {
          chat_id: string;
          created: boolean;
          expires_at: string;
          is_saved: boolean;
          refusal: string;
          running_turn_id: string;
          version: Json;
        }[];
      };
      favorite_companions_count: {
        Args: {
          p_user: Omit<
            Database['public']['Tables']['users']['Row'],
            Database['public']['Tables']['users']['ComputedFields']
          >;
        };
        Returns: number;
      };
      find_message: {
        Args: { p_message_id: string };
        Returns: {
          is_shown: boolean;
          version_id: string;
        }[];
      };
      find_running_turn: {
        Args: { p_companion_id: string; p_user_id: string };
        Returns: Database['public']['CompositeTypes']['turn_state'];
        SetofOptions: {
          from: '*';
          to: 'turn_state';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      find_stripe_customers: {
        Args: { p_after?: string; p_who?: string };
        Returns: {
          customer_id: string;
          has_live_subscription: boolean;
          user_id: string;
        }[];
      };
      finish_memory_job: {
        Args: { p_facts: Json; p_lease_id: string; p_story?: Json; p_user_id: string };
        Returns: number;
      };
      finish_turn: {
        Args: {
          p_answered?: Json;
          p_asked?: Json;
          p_calls?: Json;
          p_care?: Json;
          p_failure?: string;
          p_first_words_ms?: number;
          p_is_replaced?: boolean;
          p_reply_text: string;
          p_status: string;
          p_turn_id: string;
        };
        Returns: Database['public']['CompositeTypes']['turn_state'];
        SetofOptions: {
          from: '*';
          to: 'turn_state';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      forget_everything: { Args: { p_user_id: string }; Returns: undefined };
      give_back_export: { Args: { p_user_id: string }; Returns: undefined };
      hold_checkouts: { Args: { p_user_id: string }; Returns: string };
      is_age_refused: { Args: Record<PropertyKey, never>; Returns: boolean };
      list_conversations: {
        Args: { p_before?: string; p_before_id?: string; p_limit?: number };
        Returns: {
          companion_id: string;
          expires_at: string;
          image_url: string;
          is_saved: boolean;
          last_at: string;
          last_text: string;
          last_type: string;
          name: string;
          profile_gradient_from: string;
          profile_gradient_to: string;
          retires_at: string;
          tagline: string;
        }[];
      };
      list_core_traits: { Args: { p_user_id: string }; Returns: string[] };
      list_deleted: {
        Args: { p_before?: string; p_before_id?: string; p_limit?: number };
        Returns: Database['public']['CompositeTypes']['deleted_item'][];
        SetofOptions: {
          from: '*';
          to: 'deleted_item';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_memories: {
        Args: {
          p_before?: string;
          p_before_id?: string;
          p_companion_id?: string;
          p_id?: string;
          p_limit?: number;
          p_search?: string;
        };
        Returns: Database['public']['CompositeTypes']['listed_memory'][];
        SetofOptions: {
          from: '*';
          to: 'listed_memory';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_own_files: {
        Args: { p_user_id: string };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      list_safety_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          count: number;
          country: string;
          month: string;
        }[];
      };
      list_story: {
        Args: { p_before?: string; p_before_id?: string; p_companion_id: string; p_limit?: number };
        Returns: {
          first_message_id: string;
          happened_at: string;
          id: string;
          is_edited: boolean;
          is_offered: boolean;
          text: string;
        }[];
      };
      list_users: {
        Args: {
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
          p_search?: string;
          p_status?: string;
          p_tier?: string;
        };
        Returns: {
          about_me: string | null;
          age_confirmed_at: string | null;
          auth_user_id: string | null;
          created_at: string;
          email: string | null;
          full_name: string | null;
          id: string;
          last_login_at: string | null;
          name: string | null;
          pronouns: string | null;
          role: string;
          status: string;
          subscription_tier: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'users';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      memory_space: {
        Args: { p_companion_id?: string };
        Returns: {
          most: number;
          next_id: string;
          next_text: string;
          used: number;
        }[];
      };
      message_count: {
        Args: {
          p_user: Omit<
            Database['public']['Tables']['users']['Row'],
            Database['public']['Tables']['users']['ComputedFields']
          >;
        };
        Returns: number;
      };
      note_turn_care: {
        Args: { p_care?: Json; p_reply_text?: string; p_turn_id: string };
        Returns: Database['public']['CompositeTypes']['turn_state'];
        SetofOptions: {
          from: '*';
          to: 'turn_state';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      own_figures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          companions_met: number;
          messages_sent: number;
          since: string;
        }[];
      };
      plan_statistics: {
        Args: Record<PropertyKey, never>;
        Returns: {
          people: number;
          revenue_gbp: number;
          subscriptions: number;
          tier: string;
        }[];
      };
      purge_deleted: { Args: { p_id: string; p_user_id: string }; Returns: undefined };
      read_admin: {
        Args: { p_user_id: string };
        Returns: {
          created_at: string;
          email: string;
          id: string;
        }[];
      };
      read_billing_account: {
        Args: { p_user_id: string };
        Returns: {
          customer_id: string;
          email: string;
          full_name: string;
          has_live_subscription: boolean;
        }[];
      };
      read_chat: {
        Args: { p_chat_id: string; p_user_id: string };
        Returns: {
          expired: boolean;
          expires_at: string;
          is_saved: boolean;
        }[];
      };
      read_companion_traits: {
        Args: { p_companion_id: string; p_user_id: string };
        Returns: {
          base_traits: string[];
          effective_traits: string[];
          overridden_traits: string[];
        }[];
      };
      read_export_messages: {
        Args: { p_after?: string; p_after_id?: string; p_companion_id: string; p_user_id: string };
        Returns: Json;
      };
      read_messages: {
        Args: { p_after?: string; p_before?: string; p_companion_id: string; p_limit?: number };
        Returns: Database['public']['CompositeTypes']['shown_message'][];
        SetofOptions: {
          from: '*';
          to: 'shown_message';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      read_receipts: {
        Args: { p_turn_ids: string[] };
        Returns: {
          id: string;
          kind: string;
          message_id: string;
          reason: string;
          said_at: string;
          text: string;
          told_to: string;
          turn_id: string;
        }[];
      };
      read_turn: {
        Args: { p_turn_id: string; p_user_id: string };
        Returns: Database['public']['CompositeTypes']['turn_state'];
        SetofOptions: {
          from: '*';
          to: 'turn_state';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      read_usage: {
        Args: { p_companion_id?: string; p_user_id: string };
        Returns: {
          message_limit: number;
          remaining: number;
          resets_at: string;
          tier: string;
          used: number;
        }[];
      };
      record_model_calls: {
        Args: { p_calls: Json; p_is_over?: boolean; p_turn_id?: string; p_user_id: string };
        Returns: undefined;
      };
      record_payment: {
        Args: {
          p_amount_gbp: number;
          p_customer_id: string;
          p_invoice_id: string;
          p_paid_at: string;
          p_tier: string;
        };
        Returns: undefined;
      };
      reset_admin_factor: { Args: { p_email: string }; Returns: undefined };
      restore_companion_version: { Args: { p_version_id: string }; Returns: undefined };
      restore_deleted: { Args: { p_id: string; p_user_id: string }; Returns: string };
      save_companion: { Args: { p_companion: Json; p_id: string; p_prompts: Json }; Returns: string };
      save_own_companion: {
        Args: {
          p_age: string;
          p_avatar: string;
          p_biography: string;
          p_empathy: number;
          p_example_dialogue: string;
          p_formality: number;
          p_gradient_from: string;
          p_gradient_to: string;
          p_greeting: string;
          p_humor: number;
          p_id: string;
          p_interests: string[];
          p_is_new: boolean;
          p_name: string;
          p_openers: string[];
          p_relationship_type: string;
          p_scenario: string;
          p_traits: string[];
        };
        Returns: string;
      };
      save_turn_progress: { Args: { p_reply_text: string; p_turn_id: string }; Returns: string };
      set_chat_saved: {
        Args: { p_chat_id: string; p_saved: boolean; p_user_id: string };
        Returns: undefined;
      };
      set_companion_traits: {
        Args: { p_companion_id: string; p_traits: string[]; p_user_id: string };
        Returns: undefined;
      };
      set_own_plan: { Args: { p_tier: string; p_user_id: string }; Returns: string[] };
      set_stripe_customer: {
        Args: { p_customer_id: string; p_replaces?: string; p_user_id: string };
        Returns: string;
      };
      show_version: {
        Args: { p_chat_id: string; p_message_id: string; p_user_id: string };
        Returns: undefined;
      };
      stop_turn: {
        Args: { p_turn_id: string; p_user_id: string };
        Returns: Database['public']['CompositeTypes']['turn_state'];
        SetofOptions: {
          from: '*';
          to: 'turn_state';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      take_memory_job: { Args: { p_user_id: string }; Returns: Json };
      trim_favorites: { Args: { p_user_id: string }; Returns: string[] };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      begun_turn: {
        outcome: string | null;
        refusal: string | null;
        refusal_values: Json | null;
        turn_id: string | null;
        chat_id: string | null;
        status: string | null;
        reply_text: string | null;
        reply_id: string | null;
        remaining: number | null;
        resets_at: string | null;
        expires_at: string | null;
        message_id: string | null;
        continued_text: string | null;
        context: Json | null;
        history: Json | null;
        receipt: Json | null;
        care_topic: string | null;
        care_level: number | null;
      };
      deleted_item: {
        id: string | null;
        kind: string | null;
        companion_id: string | null;
        name: string | null;
        image_url: string | null;
        profile_gradient_from: string | null;
        profile_gradient_to: string | null;
        message_type: string | null;
        excerpt: string | null;
        messages: number | null;
        deleted_at: string | null;
        purge_at: string | null;
      };
      listed_memory: {
        id: string | null;
        companion_id: string | null;
        text: string | null;
        origin: string | null;
        subject: string | null;
        is_pinned: boolean | null;
        said_at: string | null;
        message_id: string | null;
        told_to: string | null;
        quote: string | null;
        replaced_at: string | null;
        replaces_id: string | null;
      };
      shown_message: {
        id: string | null;
        turn_id: string | null;
        client_message_id: string | null;
        message_type: string | null;
        message_text: string | null;
        created_at: string | null;
        is_edited: boolean | null;
        is_greeting: boolean | null;
        is_deleted: boolean | null;
        version: number | null;
        versions: number | null;
        previous_id: string | null;
        previous_messages: number | null;
        next_id: string | null;
        next_messages: number | null;
        answered_by: string | null;
        in_mind: number | null;
        care_topic: string | null;
        care_level: number | null;
      };
      turn_state: {
        turn_id: string | null;
        chat_id: string | null;
        status: string | null;
        reply_text: string | null;
        reply_id: string | null;
        remaining: number | null;
        resets_at: string | null;
        expires_at: string | null;
        failure: string | null;
        message_id: string | null;
        continued_text: string | null;
        receipt: Json | null;
        care_topic: string | null;
        care_level: number | null;
      };
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
